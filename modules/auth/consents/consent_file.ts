import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify/sync'
import type { ConsentProof } from './queries/consent_changes_sql.js'

/** What spreadsheets take for the beginning of UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** How the file is written and called, without its ending. */
interface ConsentFile {
  format: 'csv' | 'json'
  name: string
}

/** Answers proofs of consents as a file to keep. */
export function sendConsents(
  { response }: HttpContext,
  proofs: ConsentProof[],
  { format, name }: ConsentFile
): void {
  const lines = proofs.map(lineOf)
  response.header('Content-Disposition', `attachment; filename="${name}.${format}"`)
  if (format === 'json') {
    response.type('application/json')
    return response.send(JSON.stringify(lines, null, 2))
  }
  response.type('text/csv; charset=utf-8')
  // A cell that begins like a formula would be run by the program that opens the file.
  const options = { header: true, columns: COLUMNS, delimiter: ';', escape_formulas: true }
  response.send(BYTE_ORDER_MARK + stringify(lines, options))
}

const COLUMNS = [
  'changed_at',
  'purpose',
  'change',
  'text_version',
  'language',
  'text',
  'place',
  'network_address',
]

function lineOf(proof: ConsentProof) {
  return {
    changed_at: new Date(proof.changed_at).toISOString(),
    purpose: proof.purpose,
    change: proof.given ? 'given' : 'withdrawn',
    text_version: proof.text_version,
    language: proof.locale,
    text: proof.text,
    place: proof.place,
    network_address: proof.address,
  }
}
