import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { consumeLimit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import {
  COMPANIES_MAX,
  COMPANY_KEPT_MS,
  COMPANY_NAME_MIN,
  LOOKUPS_PER_MEMBER,
} from '#auth/constants'
import { CompanyDirectory } from '#auth/contracts/company_directory'
import { CompanySearch } from '#auth/contracts/company_search'
import { askWithin } from '#auth/gateways/ask_within'
import { companyBlockOf, type CompanyBlock } from '../company_block.js'
import CompanyLookup from '../models/company_lookup.js'

/** What the company form is answered with. */
export interface CompaniesFound {
  company: CompanyBlock | null
  companies: CompanyBlock[]
}

/** Looks a company up for the form of the registration and of the profile, so often and no more. */
export async function foundCompanies(
  memberId: number,
  wanted: { tax_number?: string; company_name?: string }
): Promise<CompaniesFound> {
  const { allowed } = await consumeLimit(`company-lookup:${memberId}`, LOOKUPS_PER_MEMBER)
  const { tax_number: taxNumber, company_name: name } = allowed ? wanted : {}
  return {
    company: taxNumber ? await companyOfTaxNumber(taxNumber) : null,
    companies: name ? await companiesOfName(name) : [],
  }
}

/**
 * Companies whose name holds the text: those of the provider where there is one, then those already
 * looked up by tax number.
 */
async function companiesOfName(name: string): Promise<CompanyBlock[]> {
  if (name.length < COMPANY_NAME_MIN) return []
  const [told, kept] = await Promise.all([toldOf(name), keptOf(name)])
  const isTold = new Set(told.map(({ tax_number }) => tax_number))
  const further = kept.filter(({ tax_number }) => !isTold.has(tax_number))
  return [...told, ...further].slice(0, COMPANIES_MAX)
}

async function toldOf(name: string): Promise<CompanyBlock[]> {
  const search = await app.container.make(CompanySearch)
  if (!search.isReady) return []
  try {
    const found = await askWithin((signal) => search.searchByName(name, signal))
    return found.map(companyBlockOf)
  } catch (error) {
    logger.warn({ err: error }, 'The company search failed')
    return []
  }
}

async function keptOf(name: string): Promise<CompanyBlock[]> {
  const literal = name.toLocaleLowerCase('hu').replaceAll(/[!%_]/g, '!$&')
  const found = await CompanyLookup.query()
    .whereRaw("name like ? escape '!'", [`%${literal}%`])
    .orderBy('name')
    .limit(COMPANIES_MAX)
  return found.map(({ company }) => company)
}

/** Characters of a name that the search looks into. */
const NAME_MAX = 200

/** The company of a tax number; null where it is unknown or the provider fails. */
async function companyOfTaxNumber(taxNumber: string): Promise<CompanyBlock | null> {
  const kept = await keptCompany(taxNumber)
  if (kept) return kept
  try {
    const directory = await app.container.make(CompanyDirectory)
    const found = await askWithin((signal) => directory.findByTaxNumber(taxNumber, signal))
    if (!found) return null
    const company = companyBlockOf(found)
    await keep(company)
    return company
  } catch (error) {
    // Manual entry is the specified way on, so the member is not stopped.
    logger.warn({ err: error }, 'The company lookup failed')
    return null
  }
}

async function keptCompany(taxNumber: string): Promise<CompanyBlock | undefined> {
  // The first eight digits name the company; the rest may have been typed wrong.
  const lookup = await CompanyLookup.query()
    .whereRaw('substr(tax_number, 1, 8) = ?', [taxNumber.slice(0, 8)])
    .where('fetchedAt', '>', clock.now() - COMPANY_KEPT_MS)
    .first()
  return lookup?.company
}

async function keep(company: CompanyBlock) {
  const lookup = {
    tax_number: company.tax_number,
    name: company.name.toLocaleLowerCase('hu').slice(0, NAME_MAX),
    company: JSON.stringify(company),
    fetched_at: clock.now(),
  }
  await transaction(async ({ client }) => {
    const lookups = client.insertQuery().table('company_lookups')
    await lookups.insert(lookup).onConflict('tax_number').merge()
  })
}
