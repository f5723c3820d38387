import { useIdentity } from '../../../table/seats/identity';
import { mark, type Mark } from '../../../table/seats/marks';

export type Look = Pick<Mark, 'colour' | 'shape'>;

/** How the pieces of a seat look: the colour and the shape that its player leads. */
export function useLook(): (seat: number) => Look {
  const identity = useIdentity();
  return (seat) => {
    const { colour, shape } = { ...mark(seat), ...identity(seat) };
    return { colour, shape };
  };
}
