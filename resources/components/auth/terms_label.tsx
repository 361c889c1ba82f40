import { useT } from '~/translation/use_t'

/** The sentence of the terms with its link, which opens beside the form. */
export function TermsLabel({ href }: { href: string }) {
  const t = useT()
  const [before, after] = t('auth.register.terms', { link: '|' }).split('|')
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {t('auth.register.terms_link')}
      </a>
      {after}
    </>
  )
}
