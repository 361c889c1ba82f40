import type { AuditEntry } from '#app/audit/audit'

/** Writes down what an operator did where no transaction of the shop does it. */
export async function writeDown(entry: Omit<AuditEntry, 'by'>): Promise<void> {
  const { recordAudit } = await import('#app/audit/audit')
  const { transaction } = await import('#app/transaction')
  await transaction((trx) => recordAudit(trx, { ...entry, by: { source: 'cli' } }))
}
