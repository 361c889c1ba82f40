import { Download } from 'lucide-react'
import type { ShownProps } from '@blocks/definitions'
import { Icon } from '~/components/ui/icon'
import { useLocale, useT } from '~/translation/use_t'

const KB = 1000
const MB = 1000 * KB

/** A file to take home. @source requirements T-10 */
export function FileBlock({ media, title, langs }: ShownProps<'file'>) {
  const t = useT()
  const locale = useLocale()
  if (!media) return null
  return (
    <a className="block-file" href={media.url} download>
      <Icon of={Download} size="md" />
      <span lang={langs?.title}>{title}</span>
      {media.bytes !== null && (
        <span className="small">{t('block.file_size', { size: sizeOf(media.bytes, locale) })}</span>
      )}
    </a>
  )
}

function sizeOf(bytes: number, locale: string): string {
  const isLarge = bytes >= MB
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isLarge ? MB : KB)))
}
