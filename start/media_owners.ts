// Each part of the shop that shows media says where.
import '#points/participating/media_owner'
import '#content/records/media_owner'
import '#catalogue/products/media_owner'
import '#promo/games/media_owner'
