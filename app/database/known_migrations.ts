import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

const FOLDER = 'database/migrations'
const CODE = /(?<!\.d)\.[jt]s$/

let names: string[] | undefined

/** The migrations this version brings, as the database notes them, in their order. */
export function knownMigrations(): string[] {
  names ??= readdirSync(app.makePath(FOLDER))
    .filter((file) => CODE.test(file))
    .map((file) => `${FOLDER}/${file.replace(CODE, '')}`)
    .sort()
  return names
}

/** The migrations of this version that a database has not seen. */
export function pendingMigrations(seen: string[]): string[] {
  const done = new Set(seen)
  return knownMigrations().filter((name) => !done.has(name))
}
