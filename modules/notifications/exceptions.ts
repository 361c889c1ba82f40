/**
 * The provider may or may not have taken the SMS. It is not sent again: a second one would be paid,
 * and who waits for a code can ask for another.
 */
export class SmsMaybeSent extends Error {}
