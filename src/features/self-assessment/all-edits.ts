/** Registers the edits of this area, so that queued edits are shown and sent from any page. */
import './state/segment-edits';
import './state/company-edits';
