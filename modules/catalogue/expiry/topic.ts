import { topic } from '#app/outbox/topic'
import type { Wave } from './waves.js'

/** Members who may have points that end with a year: it is looked at when they are told. */
export const EXPIRY = topic<Wave & { memberIds: number[] }>('expiry')
