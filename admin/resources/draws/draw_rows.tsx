import { List, ListItemButton, ListItemText } from '@mui/material'
import { Link, RecordContextProvider, useTranslate } from 'react-admin'
import { DaysField } from '../../components/days_field'
import type { Draw } from './draw'
import { DrawLabel } from './draw_label'
import { DrawState } from './draw_state'
import { NextOfDraw } from './next_of_draw'

/** A phone has no room for the state beside the rest. */
const STACKED = {
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  px: { xs: 0, sm: 2 },
}

/** Draws one below the other, with what comes next in each. */
export function DrawRows({ draws }: { draws: Draw[] }) {
  const translate = useTranslate()
  return (
    <List disablePadding aria-label={translate('promotions.draws')} sx={{ width: 1 }}>
      {draws.map((draw) => (
        <RecordContextProvider key={draw.id} value={draw}>
          <li>
            <ListItemButton component={Link} to={`/draws/${draw.id}/show`} divider sx={STACKED}>
              <ListItemText
                primary={<DrawLabel />}
                secondary={
                  <>
                    <DaysField />
                    <br />
                    <NextOfDraw />
                  </>
                }
                slotProps={{
                  primary: { sx: { fontWeight: 700 } },
                  secondary: { component: 'div' },
                }}
              />
              <DrawState />
            </ListItemButton>
          </li>
        </RecordContextProvider>
      ))}
    </List>
  )
}
