/** The longest answer of an outside service that is read, in bytes. */
const ANSWER_MAX = 1024 * 1024
/** Failures before the question left us: nobody has heard it, so it may be asked again. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** A question to an outside service. Its address comes from the configuration, never from a person. */
export interface OutsideQuestion {
  address: URL
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Ends the question, the reading of its answer included. */
  signal: AbortSignal
}

/** What an outside service said, whatever the status is. */
export interface OutsideAnswer {
  status: number
  text: string
  /** Seconds, or a date, after which it wants to be asked again. */
  retryAfter?: string
}

/** An outside service could not be reached, or what it said cannot be used. */
export class OutsideFailure extends Error {
  /** @param wasSent false where the service surely never heard the question */
  constructor(
    message: string,
    readonly wasSent: boolean,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}

/**
 * Asks an outside service: follows no redirect, and cuts an answer off that is longer than 1 MB.
 * Messages of failures name the host alone, because a path or a query may hold a key.
 *
 * @throws OutsideFailure
 */
export async function askOutside(question: OutsideQuestion): Promise<OutsideAnswer> {
  const { address, method, headers, body, signal } = question
  try {
    const response = await fetch(address, { method, headers, body, signal, redirect: 'error' })
    const retryAfter = response.headers.get('retry-after') ?? undefined
    return { status: response.status, text: await textOf(response), retryAfter }
  } catch (error) {
    if (error instanceof OutsideFailure) throw error
    const reason = reasonOf(error)
    throw new OutsideFailure(`${address.host}: ${reason}`, !NEVER_SENT.has(reason))
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  for await (const chunk of response.body ?? []) {
    read += chunk.byteLength
    if (read > ANSWER_MAX) {
      throw new OutsideFailure(`The answer is longer than ${ANSWER_MAX} bytes`, true)
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The code of a network error, or the name of the error. */
function reasonOf(error: unknown): string {
  const { cause, name } = error as Error
  return (cause as { code?: string } | undefined)?.code ?? name
}
