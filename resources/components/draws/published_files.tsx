import { useLocale, useT } from '~/translation/use_t'

/** A published file, as its page lists it. */
export type ListedFile = {
  name: string
  /** Bytes. */
  size: number
  sha256: string
}

/** Where a file of a campaign lies. */
export function addressOf(campaign: string, file: string): string {
  return `/sorsolasok/${campaign}/${file}`
}

/** The files with their sizes and hashes, to be taken away by anybody. */
export function PublishedFiles({ campaign, files }: { campaign: string; files: ListedFile[] }) {
  const t = useT()
  const locale = useLocale()
  const size = (bytes: number) => t('draw.files.bytes', { size: bytes.toLocaleString(locale) })
  return (
    <section className="section stack" aria-labelledby="draw-files">
      <h2 id="draw-files" className="text-h2">
        {t('draw.files.title')}
      </h2>
      <ul className="stack gap-3">
        {files.map(({ name, size: bytes, sha256 }) => (
          <li key={name}>
            <a href={addressOf(campaign, name)}>{name}</a>{' '}
            <span className="soft">{size(bytes)}</span>
            <br />
            <code className="soft break-all">{sha256}</code>
          </li>
        ))}
        <li>
          <a href={addressOf(campaign, 'log.txt')}>log.txt</a>
        </li>
      </ul>
    </section>
  )
}
