import { forgetText, keepText, keptText } from '~/hooks/browser_store'

/** Where this browser keeps the key of an order whose answer it does not know. */
const UNANSWERED_KEY = 'unanswered-order'

/** Remembers that an order is on its way; what became of it can be asked under its key. */
export const keepUnanswered = (key: string): void => keepText(UNANSWERED_KEY, key)

/** The key of an order that nobody has answered yet; to another member it names nothing. */
export const unansweredOrder = (): string | undefined => keptText(UNANSWERED_KEY)

/** The order was answered: it stands, or it was refused. */
export const forgetUnanswered = (): void => forgetText(UNANSWERED_KEY)
