import {
  useCanAccess,
  useListContext,
  useLocaleState,
  useNotify,
  useTranslate,
  type HttpError,
} from 'react-admin'
import { wordsAt } from '../../providers/i18n_provider'
import { download } from '../../providers/download'

const FORMATS = ['csv', 'xlsx'] as const
type Format = (typeof FORMATS)[number]

/** A column of a file: a field as the list sends it, and what stands above it. */
export interface FileColumn {
  source: string
  label: string
  /** Where the texts have the words that stand for its values. */
  words?: string
}

/** The ways to take a list along: all rows that it filters, with the columns that it shows. */
export function useListFile(columns: FileColumn[]) {
  const { resource, sort, filter, filterValues, total } = useListContext()
  const { canAccess } = useCanAccess({ resource, action: 'download' })
  const [locale] = useLocaleState()
  const translate = useTranslate()
  const notify = useNotify()

  const table = () => ({
    columns: columns.map(({ source, label, words = `${resource}.${source}` }) => ({
      source,
      label,
      words: wordsAt(words, locale),
    })),
    yes: translate('ra.boolean.true'),
    no: translate('ra.boolean.false'),
  })
  const fetchFile = async (format: Format) => {
    const query = new URLSearchParams({
      format,
      table: JSON.stringify(table()),
      filter: JSON.stringify({ ...filterValues, ...filter }),
      sort: sort.field,
      order: sort.order.toLowerCase(),
    })
    try {
      await download(`/${resource}/file?${query}`)
    } catch (error) {
      const { message, body } = error as HttpError
      notify(message, { type: 'error', messageArgs: { ...body?.meta, _: message } })
    }
  }
  if (!canAccess || !total || !columns.length) return []
  return FORMATS.map((format) => ({
    key: format,
    text: translate(`list_tools.${format}`),
    onChoose: () => void fetchFile(format),
  }))
}
