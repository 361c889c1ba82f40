/** Orders that can be changed and printed at once; the server takes no more. */
export const CHOSEN_MAX = 500
