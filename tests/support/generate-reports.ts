import type pg from "pg";

/**
 * So many reports over two years, each with the name that its reporter gave it. One in twenty is of a
 * species whose places are protected, one in a thousand tells of a lantern, one in fifty has an opinion.
 * Asks for the catalogue.
 */
export async function generateReports(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(PEOPLE);
  await pool.query(REPORTS, [count]);
  for (const statement of [NAMES, OPINIONS, UPVOTES]) await pool.query(statement);
  for (const table of TABLES) await pool.query(`vacuum analyze ${table}`);
}

const TABLES = [
  ...["species_reports", "species_report_names", "species_report_opinions"],
  "species_report_upvotes",
];

const PEOPLE = `
  insert into users (id, email, email_verified_at, first_name, last_name)
  select 'watcher-' || n, 'watcher-' || n || '@example.com', now(), 'Ada', 'Watcher'
  from generate_series(1, 200) as n on conflict do nothing`;

const REPORTS = `
  insert into species_reports (id, user_id, report_type, species_id, species_name, location, latitude,
    longitude, public_area, description, abundance, observed_on, observed_time)
  select 100000 + n * 7, 'watcher-' || 1 + n % 200,
    (array['sighting', 'sighting', 'population', 'behavior', 'threat'])[1 + n % 5], kind.id,
    kind.common_name, 'Creek ' || n % 500 || ', MD', 25 + (n % 1500) / 100.0, -80 + (n % 700) / 100.0,
    'County ' || n % 90 || ', Maryland',
    told, 'common', current_date - n * 7919 % 730, '10:30'
  from generate_series(1, $1::int) as n
  cross join lateral (
    select 'Three of them off the point, feeding ' || md5(n::text)
      || case when n % 1000 = 1 then ' by the lantern' else '' end
  ) as words (told)
  join (select id, common_name, is_sensitive,
      row_number() over (partition by is_sensitive order by id) - 1 as place,
      count(*) over (partition by is_sensitive) as places from species) as kind
    on kind.is_sensitive = (n % 20 = 0) and kind.place = n % kind.places`;

const NAMES = `
  insert into species_report_names (report_id, species_id, was_sensitive)
  select report.id, species_id, is_sensitive from species_reports report join species on species.id = species_id`;

const OPINIONS = `
  insert into species_report_opinions (report_id, user_id, species_id, species_name, taxon, by_expert)
  select id, 'watcher-7', species_id, species_name, 'species:' || species_id, false
  from species_reports where id % 50 = 0`;

const UPVOTES = `
  insert into species_report_upvotes (report_id, user_id)
  select id, 'watcher-9' from species_reports where id % 30 = 0`;
