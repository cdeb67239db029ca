-- A person's name as its own script writes it, like core/people/full-name.ts: in Chinese characters and Korean
-- syllables the family name comes first, without a space.
create function full_name(first_name text, last_name text) returns text
  language sql immutable
  as $$
    select case
      when coalesce(first_name, '') || coalesce(last_name, '') ~ '^[\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+$'
        then coalesce(last_name, '') || coalesce(first_name, '')
      else trim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
    end
  $$;
