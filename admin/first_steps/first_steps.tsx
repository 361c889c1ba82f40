import {
  Box,
  Card,
  CardContent,
  Link,
  List,
  ListItem,
  ListItemIcon,
  Typography,
} from '@mui/material'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Title, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { FirstStep } from './use_first_steps'

/** Pages on which a step is done; the others are for whoever operates the server. */
const PAGES: Record<string, string> = {
  representatives: '/representatives',
  participating_products: '/participating_products/create',
  code_batches: '/code_batches',
  categories: '/categories/create',
  products: '/products/create',
}

/** A short list of what a new shop needs; done ones are ticked. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const translate = useTranslate()
  const left = steps.filter(({ is_done: isDone }) => !isDone).length
  return (
    <Card sx={{ mt: 2, maxWidth: 760 }}>
      <Title title={translate('first_steps.title')} />
      <CardContent>
        <Typography variant="h5" component="h2" gutterBottom>
          {translate('first_steps.lead')}
        </Typography>
        <Typography color="textSecondary">
          {translate('first_steps.left', { smart_count: left })}
        </Typography>
        <List>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </List>
      </CardContent>
    </Card>
  )
}

function Step({ step: { id, is_done: isDone } }: { step: FirstStep }) {
  const translate = useTranslate()
  const Sign = isDone ? CircleCheck : CircleDashed
  const title = translate(`first_steps.${id}.title`)
  const page = PAGES[id]
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start' }}>
      <ListItemIcon
        sx={{ minWidth: 40, mt: 0.5, color: isDone ? 'success.main' : 'text.secondary' }}
      >
        <Sign role="img" aria-label={translate(`first_steps.${isDone ? 'done' : 'open'}`)} />
      </ListItemIcon>
      <Box>
        {page && !isDone ? (
          <Link component={RouterLink} to={page} sx={{ fontWeight: 700 }}>
            {title}
          </Link>
        ) : (
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
        )}
        {!isDone && (
          <Typography variant="body2" color="textSecondary">
            <WithCommands text={translate(`first_steps.${id}.why`)} />
          </Typography>
        )}
      </Box>
    </ListItem>
  )
}

/** What stands between backticks is typed as it is: it looks like it, and a phone breaks it between its words alone. */
function WithCommands({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 ? (
      <Box key={part} component="code" sx={COMMAND}>
        {part.split(/( )/).map((word, place) => (
          <span key={place}>{word}</span>
        ))}
      </Box>
    ) : (
      part
    )
  )
}

const COMMAND = {
  'px': 0.5,
  'borderRadius': 0.5,
  'bgcolor': 'action.hover',
  'color': 'text.primary',
  'fontSize': '0.9em',
  'boxDecorationBreak': 'clone',
  '& span': { whiteSpace: 'nowrap' },
  '& span:nth-of-type(even)': { whiteSpace: 'normal' },
}
