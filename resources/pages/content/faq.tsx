import { Head } from '@inertiajs/react'
import { FaqList } from '~/components/content/faq_list'
import type { FaqEntry } from '~/components/content/faq_anchor'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type FaqProps = InertiaProps<{ entries: FaqEntry[] }>

/** Questions and answers; the first one is open. */
export default function Faq({ entries }: FaqProps) {
  const t = useT()
  const contact = <ButtonLink href="/kapcsolat">{t('faq.contact')}</ButtonLink>
  return (
    <div className="wrap">
      <Head title={t('faq.title')} />
      <div className="read">
        <div className="page-head">
          <h1>{t('faq.title')}</h1>
          <p className="lead">{t('faq.lead')}</p>
        </div>
        {entries.length ? (
          <div className="stack gap-6">
            <FaqList entries={entries} />
            <div className="panel stack">
              <h2>{t('faq.more.title')}</h2>
              <p className="soft">{t('faq.more.text')}</p>
              <div>{contact}</div>
            </div>
          </div>
        ) : (
          <EmptyState title={t('faq.empty.title')} text={t('faq.empty.text')} action={contact} />
        )}
      </div>
    </div>
  )
}
