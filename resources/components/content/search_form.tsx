import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { useT } from '~/translation/use_t'

/** Letters of a search, as the server reads them. */
const SEARCH_MAX = 60

interface SearchFormProps {
  /** The list that is searched; what was found stands at its address. */
  at: '/gyik' | '/tudasbazis'
  words?: string
}

/** A field for words. It is a real form: it works before the scripts have come, and without them. */
export function SearchForm({ at, words = '' }: SearchFormProps) {
  const t = useT()
  return (
    <form
      role="search"
      method="get"
      action={at}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => look(event, at)}
    >
      <div className="grow">
        <TextField
          key={words}
          type="search"
          name="q"
          label={t(at === '/gyik' ? 'faq.search' : 'search.knowledge')}
          hint={t('faq.search_hint')}
          defaultValue={words}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      <Button type="submit" kind="second" icon={Search}>
        {t('search.submit')}
      </Button>
    </form>
  )
}

function look(event: FormEvent<HTMLFormElement>, at: string) {
  event.preventDefault()
  const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
  router.visit(q ? `${at}?${new URLSearchParams({ q })}` : at)
}
