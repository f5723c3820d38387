from gondwana.kernel.game import Eye
from gondwana.kernel.notation import text

EYE = Eye(
    view=lambda s, live, seat: {},
    prompt=lambda s, seat: text("x"),
    choice=lambda s, seat, m: text("x"),
    preview=lambda *a: None,
    group=lambda s: text("x"),
    reveals=lambda s, seat: True,
)
