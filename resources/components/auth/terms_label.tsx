import { useT } from '~/translation/use_t'

interface TermsLabelProps {
  href: string
  /** Key of the sentence; `{link}` in it becomes the link. */
  sentence?: string
}

/** A sentence of the terms with its link, which opens beside the form. */
export function TermsLabel({ href, sentence = 'auth.register.terms' }: TermsLabelProps) {
  const t = useT()
  const [before, after] = t(sentence, { link: '|' }).split('|')
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
