import { Head } from '@inertiajs/react'
import { FaqView } from '~/components/content/faq_view'
import type { FaqEntry } from '~/components/content/faq_anchor'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type FaqProps = InertiaProps<{ entries: FaqEntry[] }>

/** Questions and answers. */
export default function Faq({ entries }: FaqProps) {
  const t = useT()
  return (
    <>
      <Head title={t('faq.title')} />
      <FaqView entries={entries} />
    </>
  )
}
