import { Box, Card, CardContent, Grid, Typography } from '@mui/material'
import { Labeled, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
import { WholeShow } from '../../components/whole_show'
import type { Campaign } from './campaign'
import { CampaignState } from './campaign_state'
import { CampaignSteps, PauseReason } from './campaign_steps'
import { ChannelFigures } from './channel_figures'
import { ReachedBox } from './reached_members'
import { useReached } from './use_reached'
import { useSms } from './use_sms'

const FIGURES = [
  'recipients',
  'told',
  'sent',
  'delivered',
  'failed',
  'left_out',
  'bounced',
  'complained',
  'unsubscribed',
  'clicked',
]

/** A campaign as members read it, the steps it can take, and what became of it. */
export function CampaignShow() {
  return (
    <WholeShow actions={false}>
      <SimpleShowLayout>
        <RecordHead
          title={<TextField source="name" />}
          state={<CampaignState />}
          actions={<CampaignSteps />}
        >
          <PauseReason />
          <RecordFacts>
            <RecordFact source="scheduled_for">
              <InstantField source="scheduled_for" />
            </RecordFact>
          </RecordFacts>
        </RecordHead>
        <Words />
        <Reaching />
        <Figures />
        <ChannelFigures />
      </SimpleShowLayout>
    </WholeShow>
  )
}

function Words() {
  const campaign = useRecordContext<Campaign>()
  const translate = useTranslate()
  if (!campaign) return null
  const { only_language: only } = campaign
  const languages = (['hu', 'en'] as const).filter((language) => !only || only === language)
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      {languages.map((language) => (
        <Grid key={language} size={{ xs: 12, md: 6 }}>
          <Card variant="outlined" lang={language}>
            <CardContent>
              <Typography variant="overline" component="p" color="textSecondary">
                {translate(`campaigns.written.${language}`)}
              </Typography>
              <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                {campaign[`title_${language}`]}
              </Typography>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {campaign[`text_${language}`]}
              </Box>
              {campaign.channels.includes('sms') && (
                <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
                  <Typography variant="overline" component="p" color="textSecondary">
                    {translate('campaigns.by_channel.sms')}
                  </Typography>
                  <Box sx={{ whiteSpace: 'pre-line' }}>{campaign[`sms_${language}`]}</Box>
                </Box>
              )}
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  )
}

/** Whom a draft would reach; what was sent has its figures. */
function Reaching() {
  const campaign = useRecordContext<Campaign>()
  if (campaign?.state !== 'draft') return null
  return <Reached {...campaign} />
}

function Reached(campaign: Campaign) {
  const { channels, audience } = campaign
  const [reached, preview] = [useReached(channels, audience), useSms(campaign)]
  return <ReachedBox reached={reached} channels={channels} preview={preview} />
}

function Figures() {
  const campaign = useRecordContext<Campaign>()
  if (!campaign || campaign.state === 'draft') return null
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      {FIGURES.map((name) => (
        <Grid key={name} size={{ xs: 6, md: 3 }}>
          <Labeled source={name}>
            <FigureField source={name} />
          </Labeled>
        </Grid>
      ))}
    </Grid>
  )
}
