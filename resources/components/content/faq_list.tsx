import { Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Accordion, AccordionItem } from '~/components/ui/accordion'
import { Icon } from '~/components/ui/icon'
import { useT } from '~/translation/use_t'
import { TextBlock } from './blocks/text_block'
import { faqAnchor, faqIdOf, type FaqEntry } from './faq_anchor'
import { SearchForm } from './search_form'

/** Questions that open in place, and a search over them and all other texts. */
export function FaqList({ entries }: { entries: FaqEntry[] }) {
  const [open, setOpen] = useState<string[]>(entries[0] ? [String(entries[0].id)] : [])
  useLinkedQuestion(entries, (id) => setOpen([String(id)]))
  return (
    <div className="stack gap-6">
      <SearchForm at="/gyik" />
      <Accordion open={open} onOpenChange={setOpen}>
        {entries.map((entry) => (
          <Question key={entry.id} entry={entry} />
        ))}
      </Accordion>
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
