import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { SearchX } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useIsPhone } from '../components/use_is_phone'
import { figure } from '../format/words'
import { HEARD_ONLY } from '../components/heard_only'
import { FoundOptions } from './found_options'
import type { Chosen } from './use_chosen'
import type { Search } from './use_search'

/** The id of the list that the field controls. */
export const RESULTS = 'search-results'

interface SearchResultsProps {
  search: Search
  chosen: Chosen
  onClose: () => void
}

/** What the text means, or why there is nothing. */
export function SearchResults({ search, chosen, onClose }: SearchResultsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isPhone = useIsPhone()
  const { groups, isIdle, isWaiting, problem, q } = search
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen.active?.id])
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const isNothing = !isIdle && !isWaiting && !problem && total === 0
  return (
    <>
      <Box role="status" sx={HEARD_ONLY}>
        {!isIdle && !isWaiting && !problem && total > 0
          ? translate('search.count', { smart_count: total, total: figure(total, locale) })
          : ''}
      </Box>
      {groups.length > 0 && (
        <Box
          ref={list}
          id={RESULTS}
          role="listbox"
          aria-label={translate('search.results')}
          aria-busy={isWaiting}
          sx={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
        >
          {groups.map((group) => (
            <FoundOptions key={group.id} group={group} chosen={chosen} onClose={onClose} />
          ))}
        </Box>
      )}
      {isIdle && (
        <Words>
          {translate('search.hint')} {!isPhone && translate('search.keys')}
        </Words>
      )}
      {isWaiting && !groups.length && <Words>{translate('search.waiting')}</Words>}
      {isNothing && <Nothing q={q} />}
      {problem && !isWaiting && <Failed problem={problem} onAgain={search.again} />}
    </>
  )
}

function Words({ children }: { children: ReactNode }) {
  return <Typography sx={{ px: 2.5, py: 2.5, color: 'text.secondary' }}>{children}</Typography>
}

function Nothing({ q }: { q: string }) {
  const translate = useTranslate()
  return (
    <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 4, gap: 1 }}>
      <Box component={SearchX} size={36} aria-hidden sx={{ color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {translate('search.nothing', { q })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('search.nothing_hint')}</Typography>
    </Stack>
  )
}

function Failed({ problem, onAgain }: { problem: string; onAgain: () => void }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      sx={{ m: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {translate('search.again')}
        </Button>
      }
    >
      {translate(problem)}
    </Alert>
  )
}
