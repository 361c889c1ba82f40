import { Box, Stack, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { RecordContextProvider, useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { figure } from '../format/words'
import type { FoundGroup, Option } from './found'
import { FoundLine } from './found_line'
import type { Chosen } from './use_chosen'

interface FoundOptionsProps {
  group: FoundGroup
  chosen: Chosen
  onClose: () => void
}

/** The results of one kind under its name. */
export function FoundOptions({ group, chosen, onClose }: FoundOptionsProps) {
  const translate = useTranslate()
  const head = useId()
  return (
    <Box role="group" aria-labelledby={head} sx={{ pb: 1 }}>
      <Typography id={head} role="presentation" sx={HEAD}>
        {translate(`resources.${group.id}.name`, { smart_count: 2 })}
      </Typography>
      {chosen.options
        .filter((option) => option.group === group)
        .map((option) => (
          <OneOption
            key={option.id}
            option={option}
            isActive={option === chosen.active}
            onClose={onClose}
          >
            {option.line ? (
              <RecordContextProvider value={option.line}>
                <FoundLine list={group.id} />
              </RecordContextProvider>
            ) : (
              <WholeList total={group.total} />
            )}
          </OneOption>
        ))}
    </Box>
  )
}

const HEAD = {
  px: 2.5,
  pt: 1.5,
  pb: 0.5,
  fontSize: '0.85rem',
  fontWeight: 700,
  color: 'text.secondary',
}

interface OneOptionProps {
  option: Option
  isActive: boolean
  onClose: () => void
  children: ReactNode
}

/** The keys stay in the field; a pointer follows the link, in a new tab too. */
function OneOption({ option, isActive, onClose, children }: OneOptionProps) {
  return (
    <Stack
      component={Link}
      to={option.to}
      id={option.id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      direction="row"
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
      }}
      sx={OPTION}
    >
      {children}
    </Stack>
  )
}

const OPTION = {
  'alignItems': 'center',
  'justifyContent': 'space-between',
  'gap': 1.5,
  'mx': 1,
  'px': 1.5,
  'py': 0.75,
  'minHeight': 44,
  'borderRadius': 1,
  'color': 'text.primary',
  'textDecoration': 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: (theme: { palette: { primary: { main: string } } }) =>
      `inset 4px 0 0 ${theme.palette.primary.main}`,
  },
}

function WholeList({ total }: { total: number }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Typography component="span" variant="body2" sx={{ fontWeight: 700, color: 'primary.main' }}>
      {translate('search.all', { total: figure(total, locale) })}
    </Typography>
  )
}
