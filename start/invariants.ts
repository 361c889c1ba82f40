// Each module that has truths of its own registers them by being imported here.
import '#auth/truths/causes_sql'
import '#catalogue/truths/order_truths_sql'
import '#content/truths/causes_sql'
import '#promo/truths/reward_truths'
