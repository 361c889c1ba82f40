import { DomainException } from '#app/exceptions/domain_exception'
import type { UnreadableFile } from './csv_lines.js'

/** The file cannot be read: `file_columns`, `file_not_utf8` and so on. Ours. */
export class FileUnreadable extends DomainException {
  field = 'file'

  constructor({ reason, line, message }: UnreadableFile) {
    super(message, { code: `file_${reason}`, status: 422 })
    this.meta = { line }
  }
}

/** More bytes than a file of an import may have. Ours. */
export class FileTooLarge extends DomainException {
  static code = 'file_too_large'
  static status = 413
  field = 'file'
}
