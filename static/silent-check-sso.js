// Hands the identity provider's answer, which stands in this frame's address, to the page around it.
parent.postMessage(location.href, location.origin);
