import { shopReader } from '#app/database/engine'

/** Whether a statement finds a row. */
export async function isThere(sql: string): Promise<boolean> {
  return (await shopReader().rows(`${sql} LIMIT 1`)).length > 0
}
