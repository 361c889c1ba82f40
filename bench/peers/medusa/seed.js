// Fills Medusa's database with what a sale needs, and PRODUCTS gifts of one variant with prices and stock.
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils')
const flows = require('@medusajs/medusa/core-flows')

const STOCK = 10_000_000
const CURRENCY = 'eur'
const DESCRIPTION =
  'Made for daily work, with strong seams and a lining that can be changed. '.repeat(6)

exports.default = async function seed({ container }) {
  const run = async (workflow, input) => (await flows[workflow](container).run({ input })).result
  const link = (one) => container.resolve(ContainerRegistrationKeys.LINK).create(one)
  const [channel] = await run('createSalesChannelsWorkflow', {
    salesChannelsData: [{ name: 'Shop' }],
  })
  await openRegion(run)
  const location = await openWarehouse(container, run, link)
  await run('linkSalesChannelsToStockLocationWorkflow', { id: location.id, add: [channel.id] })
  const key = { title: 'Shop', type: 'publishable', created_by: '' }
  const [{ id }] = await run('createApiKeysWorkflow', { api_keys: [key] })
  await run('linkSalesChannelsToApiKeyWorkflow', { id, add: [channel.id] })
  await stockGifts(container, run, channel, location)
}

async function openRegion(run) {
  const region = {
    name: 'Hungary',
    currency_code: CURRENCY,
    countries: ['hu'],
    payment_providers: ['pp_system_default'],
  }
  await run('createRegionsWorkflow', { regions: [region] })
  const rate = { name: 'Standard', code: 'standard', rate: 27 }
  await run('createTaxRegionsWorkflow', [
    { country_code: 'hu', provider_id: 'tp_system', default_tax_rate: rate },
  ])
}

/** @returns where the stock lies and parcels leave from */
async function openWarehouse(container, run, link) {
  const [location] = await run('createStockLocationsWorkflow', {
    locations: [
      { name: 'Warehouse', address: { city: 'Budapest', country_code: 'HU', address_1: '' } },
    ],
  })
  const at = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } }
  await link({ ...at, [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } })
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Parcels',
    type: 'shipping',
    service_zones: [{ name: 'Hungary', geo_zones: [{ country_code: 'hu', type: 'country' }] }],
  })
  await link({ ...at, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } })
  const [profile] = await run('createShippingProfilesWorkflow', {
    data: [{ name: 'Default', type: 'default' }],
  })
  const rule = (attribute, value) => ({ attribute, value, operator: 'eq' })
  await run('createShippingOptionsWorkflow', [
    {
      name: 'Courier',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Courier', description: 'In two days', code: 'courier' },
      prices: [{ currency_code: CURRENCY, amount: 5 }],
      rules: [rule('enabled_in_store', 'true'), rule('is_return', 'false')],
    },
  ])
  return { ...location, profile }
}

async function stockGifts(container, run, channel, location) {
  const products = Array.from({ length: Number(process.env.PRODUCTS) }, (_, at) => ({
    title: `Gift ${at}`,
    handle: `gift-${at}`,
    description: DESCRIPTION,
    status: 'published',
    shipping_profile_id: location.profile.id,
    sales_channels: [{ id: channel.id }],
    options: [{ title: 'Kind', values: ['One'] }],
    variants: [
      {
        title: 'One',
        sku: `SKU-${at}`,
        options: { Kind: 'One' },
        prices: [{ amount: 10 + (at % 90), currency_code: CURRENCY }],
      },
    ],
  }))
  await run('createProductsWorkflow', { products })
  const { data: items } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'inventory_item', fields: ['id'] })
  const level = ({ id }) => ({
    location_id: location.id,
    stocked_quantity: STOCK,
    inventory_item_id: id,
  })
  await run('createInventoryLevelsWorkflow', { inventory_levels: items.map(level) })
}
