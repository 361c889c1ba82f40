/** What the payload of a message without a member is sealed for. */
export const OWN_PURPOSE = 'outbox'
