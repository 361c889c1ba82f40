import { Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Accordion, AccordionItem } from '~/components/ui/accordion'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { Icon } from '~/components/ui/icon'
import { TextField } from '~/components/ui/text_field'
import { useT } from '~/translation/use_t'
import { faqAnchor, faqIdOf, matchingEntries, type FaqEntry } from './faq_search'
import { TextBlock } from './text_block'

/** Questions that open in place, narrowed down while somebody types. */
export function FaqList({ entries }: { entries: FaqEntry[] }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<string[]>(entries[0] ? [String(entries[0].id)] : [])
  useLinkedQuestion(entries, (id) => {
    setTyped('')
    setOpen([String(id)])
  })
  const shown = matchingEntries(entries, typed)
  const isSearching = typed.trim() !== ''
  return (
    <div className="stack gap-6">
      <TextField
        type="search"
        label={t('faq.search')}
        hint={t('faq.search_hint')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={isSearching && shown.length ? 'soft' : 'sr'} role="status">
        {isSearching ? t('faq.found', { count: shown.length }) : ''}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('faq.nothing.title')}
          text={t('faq.nothing.text')}
          action={
            <Button kind="second" onClick={() => setTyped('')}>
              {t('faq.nothing.clear')}
            </Button>
          }
        />
      ) : (
        <Accordion open={open} onOpenChange={setOpen}>
          {shown.map((entry) => (
            <Question key={entry.id} entry={entry} />
          ))}
        </Accordion>
      )}
    </div>
  )
}

function Question({ entry: { id, question, answer } }: { entry: FaqEntry }) {
  const t = useT()
  return (
    <AccordionItem level={2} value={String(id)} id={faqAnchor(id)} title={question}>
      <TextBlock html={answer} />
      <p className="pt-3">
        <a className="backlink" href={`#${faqAnchor(id)}`}>
          <Icon of={Link2} size="sm" />
          {t('faq.link')}
          <span className="sr">: {question}</span>
        </a>
      </p>
    </AccordionItem>
  )
}

/** Opens the question the address names, at once and whenever the address changes. */
function useLinkedQuestion(entries: FaqEntry[], openQuestion: (id: number) => void) {
  useEffect(() => {
    function follow() {
      const id = faqIdOf(window.location.hash)
      if (id === null || !entries.some((entry) => entry.id === id)) return
      openQuestion(id)
      // The page is drawn after the browser looked for the element, and the panel opens only now.
      requestAnimationFrame(() => document.getElementById(faqAnchor(id))?.scrollIntoView())
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what opens a question never changes
  }, [entries])
}
