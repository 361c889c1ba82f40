import { tidyFileName } from '#app/media/files'
import { addBrought, type BroughtTexts } from '#app/media/library/masters'
import Media from '#app/media/models/media'
import { mediumValidator } from '#app/media/validators/media_validators'
import type { BlockValue } from '../../blocks/main.js'
import type { ExchangeDocument, ExchangeKind } from '../exchange_kind.js'
import { MEDIA_FOLDER } from '../files/master_files.js'
import { throwProblems } from '../problems.js'

/** Pictures and files of the library that texts show. Whatever came of theirs before stays as it is here. */
export const mediumKind: ExchangeKind = {
  kind: 'medium',
  folder: MEDIA_FOLDER,
  audited: { subject: 'picture', created: 'picture.added', changed: 'picture.described' },
  isDirect: false,
  staysAsItIs: true,
  async held({ client }) {
    const all = await Media.query({ client }).orderBy('id')
    return all.map((one) => {
      const document = documentOf(one.key, one)
      return { id: one.id, document, live: document, isShown: true, isArchived: false }
    })
  },
  async read({ key, file, ...given }, { media }) {
    const fields = await mediumValidator.validate(given)
    const brought = media.get(key)
    if (brought && 'refused' in brought) {
      throwProblems([{ field: 'file', rule: brought.refused }])
    }
    const texts: Omit<BroughtTexts, 'key'> = {
      fileName: tidyFileName(fields.file_name ?? ''),
      altHu: fields.alt_hu ?? '',
      altEn: fields.alt_en ?? '',
      isDecorative: fields.is_decorative ?? false,
      focusX: fields.focus_x ?? 2,
      focusY: fields.focus_y ?? 2,
    }
    return {
      document: documentOf(key, texts, file),
      async write(trx, target) {
        if (!brought || 'refused' in brought) {
          return throwProblems([{ field: 'file', rule: 'exists' }]) as never
        }
        const { id } = await addBrought(trx, brought.stored, { ...texts, key: target.key })
        return { id }
      },
    }
  },
}

/**
 * A medium as its file has it.
 *
 * @param file the name of its bytes; what stands here has none before it is read
 */
export function documentOf(
  key: string,
  texts: Omit<BroughtTexts, 'key'>,
  file?: BlockValue
): ExchangeDocument {
  return {
    kind: 'medium',
    key,
    ...(file !== undefined && { file }),
    file_name: texts.fileName,
    alt_hu: texts.altHu,
    alt_en: texts.altEn,
    is_decorative: texts.isDecorative,
    focus_x: texts.focusX,
    focus_y: texts.focusY,
  }
}
