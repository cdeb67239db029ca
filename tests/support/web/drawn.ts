/**
 * jsdom draws nothing. With this everything has a place in the page but what is `hidden`, or in something that is; the
 * answer lists what was scrolled to.
 */
export function drawEverything(): readonly Element[] {
  const scrolledTo: Element[] = [];
  Element.prototype.getClientRects = function getClientRects() {
    return (this.closest('[hidden]') ? [] : [{}]) as never;
  };
  Element.prototype.scrollIntoView = function scrollIntoView() {
    if (this.getClientRects().length > 0) scrolledTo.push(this);
  };
  return scrolledTo;
}
