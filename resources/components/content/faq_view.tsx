import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useT } from '~/translation/use_t'
import type { FaqEntry } from './faq_anchor'
import { FaqList } from './faq_list'

/** Questions and answers, without what they say in the browser's tab; the first one is open. */
export function FaqView({ entries }: { entries: FaqEntry[] }) {
  const t = useT()
  const contact = <ButtonLink href="/kapcsolat">{t('faq.contact')}</ButtonLink>
  return (
    <div className="wrap">
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
