import type { EmitterService } from '@adonisjs/core/types'

/**
 * Lets events that nobody listens to cost nothing. The framework announces several of each request
 * (session and login), and tells nobody in a way that takes longer than the request's statements.
 */
export function skipUnheardEvents(emitter: EmitterService): void {
  const { emit, fake, restore } = emitter
  // A test that fakes events wants to see those nobody listens to as well.
  let isFaked = false
  const change = emitter as unknown as Record<string, (...values: any[]) => unknown>
  change.fake = (events) => {
    const buffer = fake.call(emitter, events)
    isFaked = true
    return buffer
  }
  change.restore = () => {
    isFaked = false
    restore.call(emitter)
  }
  change.emit = async (event, content) => {
    if (isFaked || emitter.hasListeners(event)) await emit.call(emitter, event, content)
  }
}
