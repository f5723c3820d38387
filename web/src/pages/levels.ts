/** The levels of bots that people may choose from, weakest first. */
export const PEOPLE_LEVELS = ['beginner', 'casual', 'skilled', 'strong', 'expert'];

export const USUAL_LEVEL = 'casual';
