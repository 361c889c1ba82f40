export interface PostgresServer {
  readonly port: number
  readonly folder: string
  readonly url: string
  urlOf(database: string): string
  query(sql: string, database?: string): string
  createDatabase(name: string, template?: string): string
  dropDatabase(name: string): void
  start(): Promise<void>
  crash(): Promise<void>
  pause(): void
  resume(): void
  stop(): Promise<void>
}

export function findPostgres(): string | undefined
export function startPostgres(options?: {
  database?: string
  settings?: Record<string, string>
}): Promise<PostgresServer>
