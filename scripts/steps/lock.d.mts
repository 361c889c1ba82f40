interface Owner {
  pid: number
  started: string
  port?: number
}

export function startLock(environment: Record<string, string | undefined>): string
export function takeLock(file: string, port?: number): () => void
export function readLock(file: string): Owner | undefined
export function isAlive(owner: Owner): boolean
export function processStart(pid: number): string
