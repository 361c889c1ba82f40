import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Does what another request does in the middle of a transaction: it belongs to none, so it may open one of its own. What
 * belongs to the transaction may not.
 */
export const asOtherRequest = AsyncLocalStorage.snapshot()
