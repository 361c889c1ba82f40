import '~/css/app.css'
import { Bell, ShoppingCart, Truck } from 'lucide-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Accordion, AccordionItem } from '~/components/ui/accordion'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { Checkbox } from '~/components/ui/checkbox'
import { CheckboxTile, ChoiceGroup, RadioTile } from '~/components/ui/checkbox_tile'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { Drawer } from '~/components/ui/drawer'
import { EmptyState } from '~/components/ui/empty_state'
import { ErrorSummary } from '~/components/ui/error_summary'
import { FloatingButton } from '~/components/ui/floating_button'
import { Icon } from '~/components/ui/icon'
import { PasswordField } from '~/components/ui/password_field'
import { MaskedField } from '~/components/ui/masked_field'
import { Picture } from '~/components/ui/picture'
import { HubFigure, PointsChange, PointsChip, PointsFigure } from '~/components/ui/points_figure'
import { Quantity } from '~/components/ui/quantity'
import { SelectField } from '~/components/ui/select_field'
import { Tabs } from '~/components/ui/tabs'
import { Tape } from '~/components/ui/tape'
import { TextField } from '~/components/ui/text_field'
import { TextareaField } from '~/components/ui/textarea_field'
import { showToast, ToastRegion } from '~/components/ui/toast'
import { Toggle } from '~/components/ui/toggle'
import { VariationPicker } from '~/components/ui/variation_picker'
import { NATIONAL_PHONE_MASK, TAX_NUMBER_MASK } from '~/forms/masks'

const LOOKS = ['info', 'success', 'warning', 'error', 'gift', 'other'] as const
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const
const PANELS = ['right', 'left', 'menu', 'dialog', 'wide'] as const
const QUANTITY_LABELS = { group: 'Quantity', less: 'Less', more: 'More', remove: 'Remove' }
const SIZE_OPTIONS = [
  { value: 'M', label: 'M' },
  { value: 'L', label: 'L', disabled: true },
]

function Fixture() {
  const [open, setOpen] = useState('')
  const [count, setCount] = useState(1)
  return (
    <CSPProvider disableStyleElements>
      <main className="wrap stack">
        <h1>Kit</h1>
        {PANELS.map((panel) => (
          <Button key={panel} onClick={() => setOpen(panel)}>
            {`Open ${panel}`}
          </Button>
        ))}
        <Button onClick={() => showToast({ look: 'success', text: 'One message' })}>
          One toast
        </Button>
        <Button onClick={() => LOOKS.forEach((look) => showToast({ look, text: look }))}>
          Six toasts
        </Button>
        <Button onClick={() => setCount(count + 1)}>Add to cart</Button>
        <Form />
        <Show />
      </main>
      <FloatingButton kind="cart" icon={ShoppingCart} label={`Cart, ${count}`} count={count} />
      <FloatingButton kind="bell" icon={Bell} label="Notifications" count={0} />
      <Panels open={open} onClose={() => setOpen('')} />
      <ToastRegion labels={{ region: 'Messages', close: 'Close message' }} />
    </CSPProvider>
  )
}

function Form() {
  const [amount, setAmount] = useState(1)
  const [size, setSize] = useState<string | null>('M')
  return (
    <form className="form">
      <ErrorSummary
        title="Two answers are missing"
        errors={[
          { fieldId: 'postcode', message: 'Four digits, please.' },
          { fieldId: 'terms', message: 'Please accept the terms.' },
        ]}
      />
      <TextField label="City" hint="As on the letterbox" />
      <TextField label="Postcode" id="postcode" error="Four digits, please." />
      <TextField label="Phone" readOnly defaultValue="+36 301 234 567" />
      <TextField label="Company" lookup={{ state: 'looking-up', label: 'Looking up' }} />
      <MaskedField label="Tax number" mask={TAX_NUMBER_MASK} />
      <MaskedField label="National number" mask={NATIONAL_PHONE_MASK} />
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
      <SelectField label="Country" options={[{ value: 'hu', label: 'Hungary' }]} />
      <TextareaField label="Message" optional="optional" />
      <Checkbox label="I accept the terms" id="terms" error="Please accept the terms." />
      <ChoiceGroup legend="Trades">
        <CheckboxTile label="Painting" defaultChecked />
        <RadioTile label="Tiling" name="trade" />
      </ChoiceGroup>
      <Toggle label="Remember me" />
      <Quantity value={amount} max={99} labels={QUANTITY_LABELS} onChange={setAmount} />
      <VariationPicker
        legend="Size"
        options={SIZE_OPTIONS}
        value={size}
        onChange={setSize}
        unavailableLabel="not available"
      />
      <Button busy>Saving</Button>
    </form>
  )
}

function Show() {
  return (
    <>
      <div className="grid-cards" data-testid="grid">
        {['Drill', 'Cap', 'Radio', 'Torch'].map((title) => (
          <Card key={title} title={title} href="#" picture={<Picture alt="" />} chevron />
        ))}
      </div>
      <div className="row" data-testid="icons">
        {SIZES.map((size) => (
          <Icon key={size} of={Truck} size={size} />
        ))}
      </div>
      <div className="row flex-wrap">
        <PointsChip points={12480} locale="en" href="#" label="Your points: 12,480" />
        <PointsFigure points={1400} locale="en" size="big" unit="points" />
        <PointsChange points={120} locale="en" />
        <PointsChange points={-1400} locale="en" />
        <Badge look="new">New</Badge>
        <Badge look="enough">You have enough</Badge>
        <Badge look="warn">Missing</Badge>
        <Badge look="bad">Cancelled</Badge>
        <Badge look="info">1 piece</Badge>
      </div>
      <div className="night p-5">
        <HubFigure points={12480} locale="en" unit="points to spend" />
        <Tape share={0.64} label="Way to the drill" valueText="2,520 points to go" />
        <Button kind="quiet">Details</Button>
      </div>
      <Banner look="positive">Saved.</Banner>
      <Banner look="warning" title="Scan first.">
        Then order.
      </Banner>
      <Banner look="negative">That did not work.</Banner>
      <Accordion defaultOpen={['a']}>
        <AccordionItem value="a" title="Shipping data">
          Open
        </AccordionItem>
        <AccordionItem value="b" title="Points history">
          Closed
        </AccordionItem>
      </Accordion>
      <Tabs
        label="Weeks"
        tabs={[
          { value: '2', label: 'Week 2', panel: 'Two' },
          { value: '1', label: 'Week 1', panel: 'One' },
        ]}
      />
      <EmptyState title="No notifications yet" text="Orders will be announced here." />
    </>
  )
}

function Panels({ open, onClose }: { open: string; onClose: () => void }) {
  return (
    <>
      {(['right', 'left', 'menu'] as const).map((kind) => (
        <Drawer
          key={kind}
          kind={kind}
          open={open === kind}
          onClose={onClose}
          title="A drawer"
          closeLabel="Close drawer"
          footer={<Button>Last in the drawer</Button>}
        >
          <TextField label="Name in the drawer" />
        </Drawer>
      ))}
      {(['dialog', 'wide'] as const).map((kind) => (
        <Dialog
          key={kind}
          size={kind === 'wide' ? 'wide' : 'narrow'}
          open={open === kind}
          onClose={onClose}
          closeLabel="Close dialog"
        >
          <DialogBody>
            <DialogTitle>A dialog</DialogTitle>
            <Checkbox label="I join" />
            <Button kind="tape">Join</Button>
          </DialogBody>
        </Dialog>
      ))}
    </>
  )
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<Fixture />)
