import type { ServerResponse } from 'node:http'
import type transmit from '@adonisjs/transmit/services/main'
import { BACKLOG_MAX } from './constants.js'

type Manager = ReturnType<typeof transmit.getManager>
type Stream = ReturnType<Manager['createStream']>
type Message = Parameters<Stream['writeMessage']>[0]

/**
 * Has the streams of a channel found without looking at all streams of the process, and what they are told written to their
 * answers at once, as one text: the package walks over every stream for each message, and makes its text anew for each of them.
 */
export function tellDirectly(manager: Manager): void {
  const byId = new Map<string, Stream>()
  const channels = new Map<string, Set<Stream>>()
  const { createStream, subscribe, unsubscribe } = manager

  const leave = (stream: Stream, channel: string) => {
    const told = channels.get(channel)
    if (told?.delete(stream) && told.size === 0) channels.delete(channel)
  }

  manager.createStream = (wanted) => {
    const { uid, response } = wanted
    // Nobody listens for the end of a stream; a listener would keep all that its request has made, 9 KB (`npm run bench -- streams`).
    const lean = { ...wanted, context: undefined, onDisconnect: undefined }
    const stream = createStream.call(manager, lean as never)
    stream.writeMessage = (message) => write(response, message)
    byId.set(uid, stream)
    const own = manager.getAllSubscribers().get(stream)!
    response.on('close', () => {
      for (const channel of own) leave(stream, channel)
      if (byId.get(uid) === stream) byId.delete(uid)
    })
    return stream
  }

  manager.subscribe = async (wanted) => {
    const { uid, channel } = wanted
    const subscribed = await subscribe.call(manager, wanted)
    const stream = byId.get(uid)
    if (!subscribed || !stream) return false
    channels.set(channel, (channels.get(channel) ?? new Set()).add(stream))
    return true
  }

  manager.unsubscribe = (wanted) => {
    const stream = byId.get(wanted.uid)
    if (stream) leave(stream, wanted.channel)
    return unsubscribe.call(manager, wanted)
  }

  manager.findByChannel = (channel) => new Set(channels.get(channel))
}

/**
 * Hears a channel in this process, whichever process speaks on it.
 *
 * @param manager one that tells directly
 */
export function hear<Said>(manager: Manager, channel: string, listener: (said: Said) => void) {
  const { findByChannel } = manager
  const ear = {
    getUid: () => '',
    writeMessage: ({ data }: Message) => listener((data as { payload: Said }).payload),
  } as unknown as Stream
  manager.findByChannel = (wanted) => {
    const told = findByChannel.call(manager, wanted)
    return wanted === channel ? told.add(ear) : told
  }
}

/** Writes a message; a reader that does not take what it was sent is cut off and asks again. */
function write(response: ServerResponse, message: Message): boolean {
  if (response.writableEnded || response.destroyed) return false
  if (response.writableLength > BACKLOG_MAX) {
    response.destroy()
    return false
  }
  return response.write(textOf(message))
}

let last: { channel: unknown; payload: unknown; text: string } | undefined

/** All streams of a channel are told the same one after the other, in one turn. @source https://html.spec.whatwg.org/multipage/server-sent-events.html */
function textOf({ data }: Message): string {
  const { channel, payload } = data as { channel: unknown; payload: unknown }
  if (last && last.payload === payload && last.channel === channel) return last.text
  if (!last) queueMicrotask(() => (last = undefined))
  const text = `data: ${JSON.stringify(data)}\n\n`
  last = { channel, payload, text }
  return text
}
