/** PostgreSQL: deadlock, refused order, lock or statement timeout, shutdown, no free connection. */
const POSTGRES = new Set(['40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03', '25P03'])
/** Classes of PostgreSQL codes: connection lost, no resources left, trouble of the machine. */
const POSTGRES_CLASS = /^(08|53|58)...$/
/** SQLite: another writer, a full disk, a disk that fails. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|PROTOCOL)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** PostgreSQL has no connection left, or is starting. */
const NO_CONNECTION = new Set(['53300', '57P03', 'ECONNREFUSED', 'EHOSTUNREACH'])
/** The drivers say these without a code, the query builder after the statement and a dash. */
const NO_CONNECTION_SENTENCES = [
  /(^| - )Connection terminated due to connection timeout$/,
  /(^| - )timeout exceeded when trying to connect$/,
  /(^| - )Timeout acquiring a connection/i,
]
const SENTENCES = [
  ...NO_CONNECTION_SENTENCES,
  /(^| - )Connection terminated( unexpectedly)?$/,
  /(^| - )Client (has encountered a connection error|was closed) and is not queryable$/,
  /^The server does not support SSL/,
]

/** The database is silent: nobody who asks it now gets an answer. */
export class DatabaseStalled extends Error {
  code = 'E_DATABASE_STALLED'

  constructor() {
    super('The database does not answer')
  }
}

/** The connection broke before the answer to a write came: it may have been carried out or not. */
export class OutcomeUnknown extends Error {
  code = 'E_OUTCOME_UNKNOWN'

  constructor(cause: unknown) {
    super('Nobody knows whether this was written', { cause })
  }
}

/** The error of a write that had been sent: only what the server itself said tells that nothing was done. */
export function unlessAnswered(error: unknown): unknown {
  return shapeOf(error).severity === undefined ? new OutcomeUnknown(error) : error
}

/** Whether an error comes from a database, and so may carry values of its statement. */
export function isDatabaseError(error: unknown): boolean {
  const { code, severity, name } = shapeOf(error)
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return true
  return severity !== undefined || name === 'KnexTimeoutError' || name === 'SqliteError'
}

/** Whether the same request may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  const { code, message, name } = shapeOf(error)
  if (name === 'KnexTimeoutError') return true
  if (error instanceof DatabaseStalled || error instanceof OutcomeUnknown) return true
  if (typeof code === 'string') {
    if (POSTGRES.has(code) || NETWORK.has(code) || SQLITE.test(code)) return true
    if (isDatabaseError(error) && POSTGRES_CLASS.test(code)) return true
  }
  return says(SENTENCES, message)
}

/** Whether no connection could be had: nothing was done, and whoever asks now waits as long for the same. */
export function isUnreachable(error: unknown): boolean {
  const { code, message, name } = shapeOf(error)
  if (name === 'KnexTimeoutError' || error instanceof DatabaseStalled) return true
  if (typeof code === 'string' && NO_CONNECTION.has(code)) return true
  return says(NO_CONNECTION_SENTENCES, message)
}

function says(sentences: RegExp[], message: unknown): boolean {
  return typeof message === 'string' && sentences.some((sentence) => sentence.test(message))
}

function shapeOf(error: unknown) {
  const shape = (error ?? {}) as Record<string, unknown>
  return { code: shape.code, severity: shape.severity, name: shape.name, message: shape.message }
}
