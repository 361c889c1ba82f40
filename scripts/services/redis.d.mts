export interface RedisServer {
  readonly port: number
  readonly url: string
  start(): Promise<void>
  crash(): Promise<void>
  pause(): void
  resume(): void
  stop(): Promise<void>
}

export function findRedis(): string | undefined
export function startRedis(): Promise<RedisServer>
