import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

/** Looks of the stall watch, ten a second, at which a request may have been waiting for the database. */
const LOOKS_MAX = 45

/** How long a request has waited for the database, all its statements together. */
export class RequestPatience {
  #looks = 0

  constructor(private response: ServerResponse) {}

  /** Counts a look at which the request was waiting. */
  count(): void {
    this.#looks++
  }

  /** An answer that has begun, a stream or a list of a whole table, goes at the pace of its reader. */
  get isSpent(): boolean {
    return this.#looks >= LOOKS_MAX && !this.response.headersSent
  }
}

const patience = new AsyncLocalStorage<RequestPatience | undefined>()

/** The patience of the request that is answered here; nothing in work that belongs to none, or to several. */
export function currentPatience(): RequestPatience | undefined {
  return patience.getStore()
}

/** Answers a request, which waits for the database less than five seconds in all. */
export function withPatienceFor<Result>(response: ServerResponse, work: () => Result): Result {
  return patience.run(new RequestPatience(response), work)
}

/** Does work that takes its time, such as judging an uploaded file, or that several requests wait for. */
export function inNoHurry<Result>(work: () => Result): Result {
  return patience.getStore() ? patience.run(undefined, work) : work()
}
