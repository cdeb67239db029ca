/** All edits of the area; the outbox loads them to send queued edits from any page. */
import './activities/activity-edits';
import './invoices/invoice-edits';
import './products/requested/request-edits';
import './products/offers/offer-edits';
import './products/product-edits';
import './products/releases/release-edits';
import './settings/boundary-edits';
import './settings/settings-edits';
import './sharing/sharing-edits';
import './spend/distribution-edits';
import './spend/overlap-edits';
import './spend/spend-edits';
import './suppliers/figure-choice-edits';
import './suppliers/supplier-edits';
import './verification/verification-edits';
