/** Runs right behind the header: the account button has the customer's name from its first paint on. */
const { customer } = document.documentElement.dataset;
if (customer) {
  for (const name of document.querySelectorAll('[data-customer-name]')) name.textContent = customer;
}
