import { Box, Card, CardActionArea } from '@mui/material'
import { Link } from 'react-router'
import { MediumCard } from './medium_card'
import type { Medium } from './medium'

/** Narrowest card, in px: two stand side by side on a phone. */
const CARD_MIN = 150

interface MediaGridProps {
  media: readonly Medium[]
  /** What choosing one does; without it each leads to its page. */
  onChoose?: (medium: Medium) => void
}

/** Media side by side. */
export function MediaGrid({ media, onChoose }: MediaGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_MIN}px, 45%), 1fr))`,
      }}
    >
      {media.map((medium) => (
        <Card key={medium.id} component="li" variant="outlined">
          <CardActionArea
            {...(onChoose
              ? { onClick: () => onChoose(medium) }
              : { component: Link, to: `/media/${medium.id}` })}
          >
            <MediumCard medium={medium} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
