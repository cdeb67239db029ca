-- Where a partner gives tokens, if that is not below the address of its interface.
alter table pact_sources add column sign_in_address text;
