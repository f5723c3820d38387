/** The levels of bots that people may choose from, weakest first. */
export const PEOPLE_LEVELS = ['beginner', 'casual', 'strong', 'expert'];

export const USUAL_LEVEL = 'casual';
